import { Component, type ReactNode } from 'react'

import { Button } from '#client/shared/ui/form/Button.tsx'
import { translator } from '#client/shared/messages/translator.ts'
import { workspace } from '#schema/messages/en/workspace.ts'

import { Notice } from './Notice.tsx'

const t = translator(workspace)

/** Stands in for a screen that broke, so that the user knows what is safe and what to do. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Notice
        title={t('broken')}
        text={t('brokenText')}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    )
  }
}
