import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Chart } from '#client/shared/ui/layout/Chart.tsx'

type Props = {
  title: string
  /** Next to the title. */
  aside: string
  /** The names of the columns, for screen readers. */
  columns: readonly [string, string]
  bars: readonly { label: string; value: number; text: string }[]
}

const HEIGHT = 48

/** Numbers over time as small bars, the newest on the right. */
export function Bars({ title, aside, columns, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <Card title={title} aside={aside}>
      <Chart
        caption={title}
        columns={columns}
        rows={bars.map(({ label, text }) => ({ label, values: [text] }))}
      >
        <svg viewBox={`0 0 ${bars.length * 4} ${HEIGHT}`} preserveAspectRatio="none" className="h-12 w-full">
          {bars.map(({ label, value }, place) => {
            const height = value <= 0 ? 1 : Math.max(2, (value / most) * HEIGHT)
            return (
              <rect
                key={label}
                x={place * 4 + 0.5}
                y={HEIGHT - height}
                width={3}
                height={height}
                className={value <= 0 ? 'fill-control' : 'fill-brand'}
              />
            )
          })}
        </svg>
      </Chart>
    </Card>
  )
}
