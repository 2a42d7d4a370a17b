import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useWords } from '../../kit/language/bilingual'
import { useCustomerId } from '../../kit/session/session-context'
import { Page } from '../../kit/ui/page'
import { TabLinks, useTab } from '../../kit/ui/tab-links'
import { MailList } from './mail-list'
import { MailSamples } from './mail-samples'
import { mailWords } from './words'

const parts = ['sent', 'samples'] as const

/** What is mailed for a business: every mail and how it stands, and what each kind looks like. */
export const DashboardMailsPage = () => {
  const words = useWords(mailWords)
  const customerId = useCustomerId()
  const part = useTab(parts)
  return (
    <Page
      title={words.title}
      description={words.about}
      back={{ to: backOfficeRoutes.orders, label: words.back }}
    >
      <TabLinks
        label={words.parts}
        tabs={parts.map((key) => ({ key, title: words[`${key}Part`] }))}
        current={part}
      />
      {part === 'sent' && <MailList />}
      {part === 'samples' && customerId !== undefined && <MailSamples customerId={customerId} />}
    </Page>
  )
}
