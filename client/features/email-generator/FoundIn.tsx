import type { EmailRange } from '#schema/spam/report.ts'

type Props = {
  ranges: readonly EmailRange[]
  body: string
  /** Selects a place in the body; null if the body is not on screen. */
  onShow: ((start: number, end: number) => void) | null
}

const SHOWN_MAX = 3
const LENGTH_MAX = 60

/** The places in the body that a remark is about; each selects its text. */
export function FoundIn({ ranges, body, onShow }: Props) {
  if (!onShow) return null
  const places = ranges
    .filter(({ part, end }) => part === 'body' && end <= body.length)
    .map(({ start, end }) => ({ start, end, text: body.slice(start, end).trim() }))
    .filter(({ text }) => text !== '')
  if (places.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3">
      {places.slice(0, SHOWN_MAX).map(({ start, end, text }) => (
        <li key={start} className="min-w-0">
          <button
            type="button"
            className="touch-target max-w-full truncate rounded text-left text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
            onClick={() => onShow(start, end)}
          >
            “{text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text}”
          </button>
        </li>
      ))}
    </ul>
  )
}
