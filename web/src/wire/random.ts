/** Random bytes in hexadecimal digits; of a browser also where it has no `randomUUID`: over plain HTTP, as at home. */
export function randomDigits(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
