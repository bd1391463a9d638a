/** Commands that are scripts on Windows, which Node.js starts only through a shell. */
const SCRIPTED = String.raw`(?:npm|npx|pnpm|yarn|tsc|tsx|vite|vitest|esbuild|oxlint|oxfmt|playwright)`
const START = String.raw`(?:\b(?:spawn|spawnSync|execFile|execFileSync|fork|run)|(?<!\.)\b(?:exec|execSync))\(\s*`

const PATTERNS: [string, RegExp][] = [
  ['a command that is a script', new RegExp(`${START}['"\`]${SCRIPTED}(?:\\.cmd)?\\b`, 'g')],
  ['a shell', /\bshell: (?!false)|(?<!\.)\b(?:exec|execSync)\(\s*['"`]/g],
  ['a script of Windows', /\.(?:cmd|bat)\b/g],
  ['a command of a package', /['"`/]\.bin\b/g],
  ['the path of a URL as a file', /import\.meta\.url\)\.pathname/g],
]

/** Returns everything in a source text that does not work on Windows, or only through a shell. */
export const unportableIn = (source: string): string[] =>
  PATTERNS.flatMap(([name, pattern]) => [...source.matchAll(pattern)].map(([text]) => `${name}: ${text}`))
