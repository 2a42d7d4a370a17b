import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../../kit/language/bilingual'
import { useSession } from '../../kit/session/session-context'
import { Page } from '../../kit/ui/page'
import { NewBusinessForm, type Opened } from './new-business-form'
import { OpenedCard } from './opened-card'
import { openingWords } from './opening-words'

/** Opens a business for a customer: five questions on one page. */
export const AdminNewPage = () => {
  const words = useWords(openingWords)
  const { session } = useSession()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const back = { to: backOfficeRoutes.admin, label: words.customers }
  if (!opened)
    return (
      <Page title={words.title} description={words.about} back={back}>
        <NewBusinessForm onOpened={setOpened} />
      </Page>
    )
  const toDashboard = () => {
    session.chooseAccount(opened.customerId)
    void navigate(backOfficeRoutes.dashboard)
  }
  return (
    <Page title={words.opened(opened.str_company_name)} description={words.openedAbout} back={back}>
      <OpenedCard opened={opened} onDashboard={toDashboard} onAnother={() => setOpened(undefined)} />
    </Page>
  )
}
