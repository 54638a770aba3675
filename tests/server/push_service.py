"""A push service on this machine, and the browsers that are reached through it: it believes nobody and reads nothing,
they open what was sealed for them.
"""

import base64
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Brought:
    """A request that came to the service."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    def claims(self, public: str) -> Any:
        """What the sender says of himself, after his signature was found to be that of this key; InvalidSignature."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", public)
        header, claims, signature = parts["t"].split(".")
        assert json.loads(raw(header)) == {"typ": "JWT", "alg": "ES256"}
        halves = raw(signature)
        assert len(halves) == 64
        signed = encode_dss_signature(int.from_bytes(halves[:32]), int.from_bytes(halves[32:]))
        key = EllipticCurvePublicKey.from_encoded_point(CURVE, raw(public))
        key.verify(signed, f"{header}.{claims}".encode(), ECDSA(SHA256()))
        return json.loads(raw(claims))


class PushService:
    """Keeps what it was brought; `status` is what it answers, after `delay` seconds."""

    def __init__(self) -> None:
        self.brought: list[Brought] = []
        self.status, self.delay = 201, 0.0
        self.headers: dict[str, str] = {}
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.brought.append(Brought(self.path, headers, body))
                time.sleep(service.delay)
                self.send_response(service.status)
                for name, value in service.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
        self.server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"

    def __enter__(self) -> Self:
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,))
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()

    def to(self, browser: "Subscriber") -> list[Any]:
        """What this browser was brought, opened."""
        return [browser.opened(one.body) for one in self.brought if one.path == browser.path]


class Subscriber:
    """A browser that subscribed at a push service."""

    def __init__(self, origin: str, name: str) -> None:
        self.path = f"/wpush/v2/{name}"
        self.endpoint = origin + self.path
        self.key, self.auth = generate_private_key(CURVE), name.encode().ljust(16, b"!")[:16]
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, **other: Any) -> dict[str, Any]:
        """What its page sends to the server."""
        return {"endpoint": self.endpoint, "p256dh": text(self.public), "auth": text(self.auth)} | other

    def opened(self, body: bytes) -> Any:
        """The JSON in a message that was sealed for this browser; InvalidTag if it was not."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        material = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.public + theirs).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])
