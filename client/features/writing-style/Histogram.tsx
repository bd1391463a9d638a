import { Chart } from '#client/shared/ui/layout/Chart.tsx'

/** `mark` is a shorter label for the axis. */
type Bar = { label: string; mark: string; count: number }

type Props = { caption: string; columns: readonly [string, string]; bars: readonly Bar[] }

/** Upright bars with their counts above and their labels below. */
export function Histogram({ caption, columns, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const rows = bars.map(({ label, count }) => ({ label, values: [count] }))
  return (
    <Chart caption={caption} columns={columns} rows={rows}>
      <div className="flex h-32 items-end gap-1.5 border-b">
        {bars.map(({ label, count }) => (
          <div key={label} className="grid h-full grow basis-0 content-end gap-1 text-center text-xs">
            <span className="text-ink-soft tabular-nums">{count > 0 ? count : ''}</span>
            <span className="rounded-t bg-brand" style={{ height: `${(count / most) * 6}rem` }} />
          </div>
        ))}
      </div>
      <div className="flex gap-1.5 pt-1">
        {bars.map(({ label, mark }) => (
          <span key={label} className="grow basis-0 text-center text-xs text-ink-faint tabular-nums">
            {mark}
          </span>
        ))}
      </div>
    </Chart>
  )
}
