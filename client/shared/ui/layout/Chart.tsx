import type { ReactNode } from 'react'

type Row = { label: string; values: readonly (string | number)[] }

type Props = {
  /** The title of the table. */
  caption: string
  /** The head of the labels, and those of the values. */
  columns: readonly string[]
  rows: readonly Row[]
  /** The picture, with its legend. */
  children: ReactNode
}

/** A picture of numbers, and a table of the same for screen readers. */
export function Chart({ caption, columns, rows, children }: Props) {
  return (
    <div>
      <div aria-hidden>{children}</div>
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
