import { Component, type ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { Button } from '#client/shared/ui/form/Button.tsx'
import { problems } from '#schema/messages/en/problems.ts'

import { Notice } from './Notice.tsx'

const t = translator(problems)

/** Replaces a screen that crashed. It tells the user which data is safe and how to continue. */
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
