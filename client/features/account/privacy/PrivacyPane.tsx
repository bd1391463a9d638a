import { DeletionSection } from './DeletionSection.tsx'
import { ExportSection } from './ExportSection.tsx'

/** What is kept of the user: a copy of it, and its end. */
export function PrivacyPane() {
  return (
    <>
      <ExportSection />
      <DeletionSection />
    </>
  )
}
