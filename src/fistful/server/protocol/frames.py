"""How messages are written: one JSON object a frame, filled up so that lengths say nothing."""

from typing import Final

import msgspec

from fistful.server.protocol.replies import AnyReply, Error
from fistful.server.protocol.requests import AnyRequest
from fistful.server.protocol.updates import AnyUpdate, Choice, SealedAnswer

#: Frames to devices are filled up with blanks to a multiple of this; those that carry somebody's
#: secrets further, to a length that depends on what all may know (`telling`).
BUCKET: Final = 256
#: Frames from devices are to be filled up to a multiple of this.
REQUEST_BUCKET: Final = 512
#: Those that repeat a device's own answer, which is still a secret: all are of one length.
SEALED_BUCKET: Final = 512
#: Errors may name what a seat might have answered.
ERROR_BUCKET: Final = 4096

#: The first byte of a WebSocket's frame that is a whole text.
TEXT: Final = 0x81

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


_buckets: Final = {SealedAnswer: SEALED_BUCKET, Error: ERROR_BUCKET}


class Frame:
    """A message as it is sent: made once, however many devices get it."""

    __slots__ = ("head", "wire")

    def __init__(self, data: bytes) -> None:
        before = head(len(data))
        #: How many bytes of it are the head.
        self.head = len(before)
        #: All of it as it goes over the wire.
        self.wire = before + data

    def __len__(self) -> int:
        return len(self.wire) - self.head

    def text(self) -> str:
        """Return what the device reads."""
        return self.wire[self.head :].decode()


def head(length: int) -> bytes:
    """Return the head of a text frame: whole, unmasked, of a length in bytes."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def write_frame(message: AnyReply | AnyUpdate, least: int = 0) -> Frame:
    """Return a message as a frame, its length (or the least it should have) rounded up."""
    return fill_up(write(message), least, _buckets.get(type(message), BUCKET))


def write(message: AnyReply | AnyUpdate) -> bytes:
    """Return a message as it stands in its frame, before that is filled up."""
    return _encoder.encode(message)


def fill_up(data: bytes, least: int, bucket: int = BUCKET) -> Frame:
    """Return a written message as a frame, its length (or the least it should have) rounded up."""
    length = max(len(data), least)
    length += -length % bucket
    return Frame(data.ljust(length))


def written(part: object) -> msgspec.Raw:
    """Return a part of messages as it stands in frames: written once for all of them."""
    return msgspec.Raw(_encoder.encode(part))


def bare_length(message: AnyUpdate | Choice) -> int:
    """Return how long a message is before it is filled up."""
    return len(_encoder.encode(message))


def read_request(frame: str | bytes) -> AnyRequest:
    """Read a request. Raises msgspec.MsgspecError for anything else."""
    return _decoder.decode(frame)
