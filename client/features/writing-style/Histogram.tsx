/** `mark` is a shorter label for the axis. */
type Bar = { label: string; mark: string; count: number }

type Props = { caption: string; columns: readonly [string, string]; bars: readonly Bar[] }

/** Upright bars with their counts above and their labels below, and the same as a table. */
export function Histogram({ caption, columns: [labels, counts], bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <div>
      <div aria-hidden className="flex h-32 items-end gap-1.5 border-b">
        {bars.map(({ label, count }) => (
          <div key={label} className="grid h-full grow basis-0 content-end gap-1 text-center text-xs">
            <span className="text-ink-soft tabular-nums">{count > 0 ? count : ''}</span>
            <span className="rounded-t bg-brand" style={{ height: `${(count / most) * 6}rem` }} />
          </div>
        ))}
      </div>
      <div aria-hidden className="flex gap-1.5 pt-1">
        {bars.map(({ label, mark }) => (
          <span key={label} className="grow basis-0 text-center text-xs text-ink-faint tabular-nums">
            {mark}
          </span>
        ))}
      </div>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{labels}</th>
            <th scope="col">{counts}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
