import { useAtom } from 'jotai'
import { useState } from 'react'

import { optionsOf } from '#client/shared/lib/optionsOf.ts'
import { translator } from '#client/shared/messages/translator.ts'
import {
  applyMotion,
  applyTextFace,
  motionChoice,
  textFace,
  type MotionChoice,
  type TextFace,
} from '#client/shared/theme/appearance.ts'
import { themeChoice, type ThemeChoice } from '#client/shared/theme/themeChoice.ts'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Segments } from '#client/shared/ui/form/Segments.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { account } from '#schema/messages/en/account.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

const t = translator(account)
const tWorkspace = translator(workspace)

const THEMES = optionsOf<ThemeChoice>({
  light: tWorkspace('themes.light'),
  dark: tWorkspace('themes.dark'),
  system: tWorkspace('themes.system'),
})
const MOTIONS = optionsOf<MotionChoice>({
  system: t('appearance.motions.system'),
  reduced: t('appearance.motions.reduced'),
})
const FACES = optionsOf<TextFace>({
  serif: t('appearance.faces.serif'),
  sans: t('appearance.faces.sans'),
  system: t('appearance.faces.system'),
})

type Changed = 'theme' | 'motion' | 'face'

/** How the product looks on this device: theme, motion, and the typeface of documents. */
export function AppearancePane() {
  const [theme, setTheme] = useAtom(themeChoice)
  const [motion, setMotion] = useAtom(motionChoice)
  const [face, setFace] = useAtom(textFace)
  const [changed, setChanged] = useState<Changed | null>(null)
  const mark = (setting: Changed) => <SaveMark saving={false} saved={changed === setting} />
  return (
    <>
      <Section title={t('appearance.theme')} text={t('appearance.themeText')} status={mark('theme')}>
        <Segments
          label={t('appearance.themeLabel')}
          value={theme}
          options={THEMES}
          onChange={choice => {
            setTheme(choice)
            setChanged('theme')
          }}
        />
      </Section>
      <Section title={t('appearance.text')} text={t('appearance.textText')} status={mark('face')}>
        <Segments
          label={t('appearance.faceLabel')}
          value={face}
          options={FACES}
          onChange={choice => {
            setFace(choice)
            applyTextFace(choice)
            setChanged('face')
          }}
        />
        <p className="reading rounded-lg bg-sunk px-4 py-3">{t('appearance.sample')}</p>
      </Section>
      <Section title={t('appearance.motion')} text={t('appearance.motionText')} status={mark('motion')}>
        <Segments
          label={t('appearance.motionLabel')}
          value={motion}
          options={MOTIONS}
          onChange={choice => {
            setMotion(choice)
            applyMotion(choice)
            setChanged('motion')
          }}
        />
      </Section>
    </>
  )
}
