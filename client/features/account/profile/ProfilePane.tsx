import { useState } from 'react'

import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { problemOf } from '#client/shared/proof/proof.ts'
import { Checkbox } from '#client/shared/ui/Checkbox.tsx'
import { Problem } from '#client/shared/ui/Problem.tsx'
import { Section } from '#client/shared/ui/Section.tsx'

import { saveProfile, useUserCall } from '../calls.ts'
import { SaveMark } from '../SaveMark.tsx'
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
  const { subscribeNewsletter } = useCurrentUser()
  const { mutate, isPending, isSuccess, error } = useUserCall(saveProfile)
  // The box answers the click itself; what is kept comes in a moment, from here or from another window.
  const [shown, setShown] = useState(subscribeNewsletter)
  const [kept, setKept] = useState(subscribeNewsletter)
  if (kept !== subscribeNewsletter) {
    setKept(subscribeNewsletter)
    setShown(subscribeNewsletter)
  }
  const choose = (wanted: boolean) => {
    setShown(wanted)
    mutate({ subscribeNewsletter: wanted }, { onError: () => setShown(subscribeNewsletter) })
  }
  const problem = problemOf(error)
  return (
    <Section
      title="News"
      text="Now and then, and your address goes to nobody else."
      status={<SaveMark saving={isPending} saved={isSuccess} />}
    >
      <Checkbox
        name="subscribeNewsletter"
        checked={shown}
        onChange={choose}
        label="Send me writing tips and news about the product"
      />
      {problem && <Problem>{problem}</Problem>}
    </Section>
  )
}
