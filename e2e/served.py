"""The built site on a port of its own, which can go away like any server."""

import socket
import threading
from pathlib import Path

from tools.dev.serve import server


class Served:
    """A folder served on this computer; ``address`` ends with a slash."""

    def __init__(self, folder: Path, below: str = "") -> None:
        self._serving = server(folder)
        self._connections: list[socket.socket] = []
        self._accept = self._serving.get_request
        self._serving.get_request = self._remember  # type: ignore[method-assign]  # to hear of them
        port = self._serving.server_address[1]
        self.address = f"http://127.0.0.1:{port}/{below}"
        self.elsewhere = f"http://localhost:{port}/{below}"
        """The same site under another name: to a browser, another site."""
        threading.Thread(target=self._serving.serve_forever, args=(0.05,), daemon=True).start()

    def _remember(self) -> tuple[socket.socket, object]:
        connection, client = self._accept()
        self._connections.append(connection)
        return connection, client

    def stop(self) -> None:
        """Answers nothing any more, on open connections neither."""
        self._serving.shutdown()
        self._serving.server_close()
        for connection in self._connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue  # it is closed already
