import { useAtomValue } from 'jotai'
import { Check, ChevronRight } from 'lucide-react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { CopyButton } from '#client/shared/ui/form/CopyButton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import type { FontPair } from '#schema/fonts/contract.ts'
import { fontPairs as messages } from '#schema/messages/en/fontPairs.ts'

import { appliedFonts, applyFonts, fontsOf, type Applied } from './appliedFonts.ts'

const t = translator(messages)

type Props = { pair: FontPair; place: string }

/** A pair of fonts: a sample, the reasons, and what can be done with it. */
export function PairCard({ pair, place }: Props) {
  const fonts = fontsOf(pair)
  const applied = useAtomValue(appliedFonts)[place]
  const isApplied = applied?.heading === fonts.heading && applied.body === fonts.body
  return (
    <Card
      title={t('pairName', { name: pair.heading.family.name, text: pair.body.family.name })}
      className="grid gap-3 p-5"
    >
      <Sample fonts={fonts} />
      <details className="group">
        <summary className="touch-target flex cursor-pointer list-none items-center gap-1.5 rounded py-1 text-sm text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 text-ink-faint transition-transform group-open:rotate-90"
          />
          {t('reasons')}
        </summary>
        <ul className="grid gap-1.5 py-1 pl-5.5 text-sm text-ink-soft">
          {pair.reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-pressed={isApplied}
          onClick={() => applyFonts(place, isApplied ? null : fonts)}
        >
          {isApplied && <Check aria-hidden />}
          {isApplied ? t('applied') : t('apply')}
        </Button>
        <CopyButton text={pair.css} label={t('copyCss')} variant="ghost" />
      </div>
    </Card>
  )
}

/** A heading and a sentence in two fonts. */
export function Sample({ fonts: { heading, weight, body } }: { fonts: Applied }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-xl leading-tight" style={{ fontFamily: heading, fontWeight: weight }}>
        {t('sampleHeading')}
      </p>
      <p className="text-base" style={{ fontFamily: body }}>
        {t('sampleText')}
      </p>
    </div>
  )
}
