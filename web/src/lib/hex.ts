// Bytes as letters, two a byte.

export function fromHex(text: string): Uint8Array {
  return new Uint8Array((text.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
