import { DeletionSection } from './DeletionSection.tsx'
import { ExportSection } from './ExportSection.tsx'
import { StorageSection } from './StorageSection.tsx'

/** Shows the size of the user's data, exports it and deletes it. */
export function PrivacyPane() {
  return (
    <>
      <StorageSection />
      <ExportSection />
      <DeletionSection />
    </>
  )
}
