import { useEffect, useRef, useState, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** A number or a date: right-aligned digits, in one line. */
  isNumber?: boolean
  /** A text that breaks anywhere: it keeps the width of some words, and a table that is too wide scrolls. */
  isText?: boolean
  /** Left out on a phone. */
  isMinor?: boolean
}

type Props<Row> = {
  /** The name of the table, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A table of rows. The first column names the row. One that is too wide scrolls, also by keyboard. */
export function Table<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const box = useRef<HTMLDivElement>(null)
  const [isTooWide, setTooWide] = useState(false)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const measure = () => setTooWide(current.scrollWidth > current.clientWidth)
    measure()
    const sizes = new ResizeObserver(measure)
    for (const element of [current, ...current.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return (
    <div
      ref={box}
      className="overflow-x-auto"
      {...(isTooWide && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b text-left text-ink-soft">
            {columns.map(column => (
              <th
                key={column.id}
                scope="col"
                className={cn('px-3 py-2 font-medium first:pl-5 last:pr-5', look(column))}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(row => (
            <tr key={keyOf(row)} className="transition-colors hover:bg-hover">
              {columns.map((column, place) => {
                const Cell = place === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    scope={place === 0 ? 'row' : undefined}
                    className={cn(
                      'px-3 py-2.5 text-left align-middle font-normal first:pl-5 last:pr-5',
                      look(column),
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const look = <Row,>({ isNumber, isText, isMinor }: Column<Row>) =>
  cn(
    isNumber && 'text-right whitespace-nowrap tabular-nums',
    isText && 'min-w-28',
    isMinor && 'max-sm:hidden',
  )
