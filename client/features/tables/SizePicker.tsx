import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { cn } from '#client/shared/ui/cn.ts'
import { Popover } from '#client/shared/ui/overlay/Popover.tsx'
import { tables } from '#schema/messages/en/tables.ts'

import type { Size } from './insertTable.ts'

const t = translator(tables)

/** The largest table that the picker offers. It grows later. */
const MOST = 6
const NUMBERS = Array.from({ length: MOST }, (_, index) => index + 1)

type Props = { trigger: ReactNode; onPick: (size: Size) => void }

/** A grid of squares under its button. The corner that is chosen is the size of the table. */
export function SizePicker({ trigger, onPick }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover trigger={trigger} label={t('size')} open={open} onOpenChange={setOpen} className="w-auto p-3">
      <Squares
        onPick={size => {
          setOpen(false)
          onPick(size)
        }}
      />
    </Popover>
  )
}

function Squares({ onPick }: { onPick: (size: Size) => void }) {
  const [size, setSize] = useState<Size>({ rows: 3, columns: 3 })
  const grid = useRef<HTMLDivElement>(null)
  const choose = ({ rows, columns }: Size) => {
    const next = { rows: clamp(rows), columns: clamp(columns) }
    setSize(next)
    grid.current?.querySelector<HTMLElement>(`[data-place='${next.rows} ${next.columns}']`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [down, right] = STEPS[event.key] ?? [0, 0]
    if (down === 0 && right === 0) return
    event.preventDefault()
    choose({ rows: size.rows + down, columns: size.columns + right })
  }
  return (
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t('size')}
        className="grid gap-1"
        onKeyDown={onKeyDown}
      >
        {NUMBERS.map(rows => (
          <div key={rows} role="row" className="flex gap-1">
            {NUMBERS.map(columns => {
              const isIn = rows <= size.rows && columns <= size.columns
              const isCorner = rows === size.rows && columns === size.columns
              return (
                <div key={columns} role="gridcell" aria-selected={isIn}>
                  <button
                    type="button"
                    data-place={`${rows} ${columns}`}
                    aria-label={t('sizeOf', { rows, columns })}
                    tabIndex={isCorner ? 0 : -1}
                    onPointerEnter={event => {
                      if (event.pointerType === 'mouse') setSize({ rows, columns })
                    }}
                    onFocus={() => setSize({ rows, columns })}
                    onClick={() => onPick({ rows, columns })}
                    className={cn(
                      'block size-7 rounded border pointer-coarse:size-11',
                      isIn ? 'border-brand bg-brand-tint' : 'bg-paper',
                    )}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p aria-live="polite" className="pt-2 text-sm font-medium">
        {t('sizeOf', size)}
      </p>
      <p className="text-xs text-ink-faint">{t('sizeHint')}</p>
    </>
  )
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

const clamp = (value: number): number => Math.max(1, Math.min(MOST, value))
