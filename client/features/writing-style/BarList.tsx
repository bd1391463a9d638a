type Row = { label: string; value: number; shown: string }

type Props = {
  /** The title of the table for screen readers, and the heads of its columns. */
  caption: string
  columns: readonly [string, string]
  rows: readonly Row[]
  /** The value of a full bar. Default: the largest value. */
  most?: number
}

/** Labeled horizontal bars. The table that they are made of is read by screen readers. */
export function BarList({ caption, columns: [labels, values], rows, most }: Props) {
  const full = most ?? Math.max(1e-9, ...rows.map(({ value }) => value))
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{labels}</th>
          <th scope="col">{values}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, shown }) => (
          <tr key={label}>
            <th scope="row" className="w-2/5 truncate py-1 pr-3 text-left font-normal" title={label}>
              {label}
            </th>
            <td className="py-1 whitespace-nowrap">
              <span
                aria-hidden
                className="mr-2 inline-block h-2 w-[calc(100%-3.25rem)] rounded-full bg-sunk align-middle"
              >
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${Math.min(100, (value / full) * 100)}%` }}
                />
              </span>
              <span className="inline-block w-11 text-right align-middle font-medium tabular-nums">
                {shown}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
