/** A file that the document names, and the test in it, if it names one: `file` or `file: test`. */
export type Reference = { file: string; test: string | null }

const CODE = /`([^`]+)`/g
const FILE = /^((?:[\w@.-]+\/)*[\w@.-]+\.(?:test\.ts|tsx?|md|json|conf|yml))(?:: (.+))?$/

/** The files and tests that stand in a document, between backticks. */
export const referencesIn = (document: string): Reference[] =>
  [...document.matchAll(CODE)].flatMap(([, text = '']) => {
    const [, file, test = null] = FILE.exec(text) ?? []
    return file === undefined ? [] : [{ file, test }]
  })

export type Requirement = { number: string; state: string; where: string }

const ITEM = /^- \*\*(\d+\.\d+\.\d+)\*\* \(([^)]+)\) ([^]+?)(?=\n\S|\n\n|$(?![^]))/gm

/** The items of its lists of requirements. */
export const requirementsIn = (document: string): Requirement[] =>
  [...document.matchAll(ITEM)].flatMap(([, number, state, where]) =>
    number === undefined || state === undefined || where === undefined ? [] : [{ number, state, where }],
  )
