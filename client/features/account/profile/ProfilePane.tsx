import { Checkbox } from '#client/shared/ui/form/Checkbox.tsx'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Section } from '#client/shared/ui/layout/Section.tsx'

import { SaveMark } from '../SaveMark.tsx'
import { useSetting } from '../useSetting.ts'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PictureSection } from './PictureSection.tsx'

/** Who the user is, to others and to us. */
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
      title="News"
      text="Now and then, and your address goes to nobody else."
      status={<SaveMark saving={saving} saved={saved} />}
    >
      <Checkbox
        name="subscribeNewsletter"
        checked={value}
        onChange={choose}
        label="Send me writing tips and news about the product"
      />
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}
