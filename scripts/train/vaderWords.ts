import { readFile, writeFile } from 'node:fs/promises'

const SOURCE = new URL('../../node_modules/vader-sentiment/vader_lexicon.txt', import.meta.url)
const TARGET = new URL('../../writing/sentiment/vaderWords.ts', import.meta.url)

/** Writes VADER's lexicon in the format of the writing engine: one line of words per valence. */
async function main(): Promise<void> {
  const byValence = new Map<number, string[]>()
  for (const line of (await readFile(SOURCE, 'utf8')).split('\n')) {
    const [token, mean] = line.split('\t')
    const tenths = Math.round(Number(mean) * 10)
    if (token === undefined || !tenths || /\s/.test(token)) continue
    byValence.set(tenths, [...(byValence.get(tenths) ?? []), token])
  }
  const lines = [...byValence]
    .toSorted(([a], [b]) => a - b)
    .map(([tenths, tokens]) => [tenths, ...tokens].join(' '))
  await writeFile(
    TARGET,
    `// Made by scripts/train/vaderWords.ts from VADER's lexicon (MIT, see NOTICE).

/** Each line holds a valence in tenths and its tokens. */
const LINES = String.raw\`${lines.join('\n')}\`

/** Returns VADER's words, emoticons and abbreviations in lower case, with their mean valence: −4 … 4. */
export function vaderWords(): [string, number][] {
  return LINES.split('\\n').flatMap(line => {
    const [tenths = '0', ...tokens] = line.split(' ')
    return tokens.map((token): [string, number] => [token, Number(tenths) / 10])
  })
}
`,
  )
}

await main()
