const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** The letters on the keys around that of a letter (QWERTY); none for other signs. */
export const keysAround: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap((row, y) =>
    Array.from(row, (letter, x) => {
      const around = [
        row[x - 1],
        row[x + 1],
        ROWS[y - 1]?.[x],
        ROWS[y - 1]?.[x + 1],
        ROWS[y + 1]?.[x],
        ROWS[y + 1]?.[x - 1],
      ]
      return [letter, around.join('')] as const
    }),
  ),
)
