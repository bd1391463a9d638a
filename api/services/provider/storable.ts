/**
 * Yields a text without the characters that Postgres rejects: NUL, and halves of surrogate pairs. A
 * half at the end of a piece waits for the next piece.
 */
export async function* storable(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = ''
  for await (const piece of pieces) {
    const text = half + piece
    half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? ''
    const whole = text.slice(0, text.length - half.length).replaceAll(/\0|\p{Surrogate}/gu, '')
    if (whole !== '') yield whole
  }
}
