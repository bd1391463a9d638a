import { type Lint, SuggestionKind } from 'harper.js'

/** What Harper says about one place, copied out of its WebAssembly memory. */
export interface HarperFinding {
  rule: string
  /** Harper's kind of lint, e.g. `Spelling` or `Agreement`. */
  kind: string
  message: string
  /** UTF-16 offsets (harper.js converts them from code points itself), end exclusive. */
  start: number
  end: number
  /** What the flagged text becomes, in Harper's order; the empty string deletes it. */
  candidates: string[]
}

/** Reads a lint and frees it. */
export function takeLint(rule: string, lint: Lint): HarperFinding {
  const span = lint.span()
  const flagged = lint.get_problem_text()
  const candidates = lint.suggestions().map(suggestion => {
    const kind = suggestion.kind()
    const replacement = suggestion.get_replacement_text()
    suggestion.free()
    if (kind === SuggestionKind.Remove) return ''
    return kind === SuggestionKind.InsertAfter ? flagged + replacement : replacement
  })
  const finding = {
    rule,
    kind: lint.lint_kind(),
    message: lint.message(),
    start: span.start,
    end: span.end,
    candidates,
  }
  span.free()
  lint.free()
  return finding
}
