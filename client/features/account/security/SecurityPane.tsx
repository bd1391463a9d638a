import type { ReactNode } from 'react'

import { GoogleSection } from './GoogleSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TotpSection } from './TotpSection.tsx'

/** How the user signs in, and where. `keys`: the section of the API keys. */
export function SecurityPane({ keys }: { keys: ReactNode }) {
  return (
    <>
      <PasswordSection />
      <GoogleSection />
      <TotpSection />
      <SessionsSection />
      {keys}
    </>
  )
}
