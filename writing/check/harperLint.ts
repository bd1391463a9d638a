import { type Lint, SuggestionKind } from 'harper.js'

/** A Harper finding, copied out of its WebAssembly memory. */
export interface HarperFinding {
  rule: string
  /** Harper's lint kind, e.g. `Spelling` or `Agreement`. */
  kind: string
  message: string
  /** UTF-16 offsets, end exclusive. harper.js converts them from code points. */
  start: number
  end: number
  /** Replacements for the flagged text, in Harper's order. The empty string deletes it. */
  candidates: string[]
}

/** Copies a lint and frees it. */
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
