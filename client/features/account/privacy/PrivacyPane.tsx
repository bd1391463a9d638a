import { DeletionSection } from './DeletionSection.tsx'
import { ExportSection } from './ExportSection.tsx'

/** Exports and deletes the user's data. */
export function PrivacyPane() {
  return (
    <>
      <ExportSection />
      <DeletionSection />
    </>
  )
}
