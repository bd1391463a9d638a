import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { SaveMark } from '#client/shared/ui/feedback/SaveMark.tsx'
import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'
import { account } from '#schema/messages/en/account.ts'

import { useSetting } from '../useSetting.ts'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PictureSection } from './PictureSection.tsx'

const t = translator(account)

/** The user's picture, name, email and newsletter setting. */
export function ProfilePane() {
  return (
    <>
      <PictureSection />
      <NameSection />
      <EmailSection />
      <NewsletterSection />
    </>
  )
}

function NewsletterSection() {
  const { value, choose, saving, saved, problem } = useSetting('subscribeNewsletter')
  return (
    <Section
      title={t('newsletter.title')}
      text={t('newsletter.text')}
      status={<SaveMark saving={saving} saved={saved} />}
    >
      <Checkbox name="subscribeNewsletter" checked={value} onChange={choose} label={t('newsletter.label')} />
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}
