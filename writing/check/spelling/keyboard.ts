const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Letter → the letters on adjacent keys (QWERTY). */
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
