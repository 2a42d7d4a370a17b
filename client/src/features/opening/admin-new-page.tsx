import { backOfficeRoutes, customerPath } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { ButtonLink } from '../../kit/ui/link'
import { Page } from '../../kit/ui/page'
import { NewBusinessForm, type Opened } from './new-business-form'
import { OpenedCard } from './opened-card'
import { openingWords } from './opening-words'

/** Opens a business for a customer: five questions on one page. */
export const AdminNewPage = () => {
  const words = useWords(openingWords)
  const [opened, setOpened] = useState<Opened>()
  const back = { to: backOfficeRoutes.admin, label: words.customers }
  if (!opened)
    return (
      <Page title={words.title} description={words.about} back={back}>
        <NewBusinessForm onOpened={setOpened} />
      </Page>
    )
  const toDashboard = (
    <ButtonLink
      variant="primary"
      to={customerPath(opened.customerId, backOfficeRoutes.dashboard)}
      reloadDocument
    >
      {words.toDashboard}
    </ButtonLink>
  )
  return (
    <Page title={words.opened(opened.str_company_name)} description={words.openedAbout} back={back}>
      <OpenedCard opened={opened} dashboard={toDashboard} onAnother={() => setOpened(undefined)} />
    </Page>
  )
}
