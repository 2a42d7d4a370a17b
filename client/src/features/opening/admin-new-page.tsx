import { backOfficeRoutes, customerPath } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { ButtonLink, TextLink } from '../../kit/ui/link'
import { Page } from '../../kit/ui/page'
import { InvitedToOpen, InviteToOpenButton } from '../users/account/invite-to-open'
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
      <Page title={words.title} description={words.about} back={back} secondary={<InviteToOpenButton />}>
        <NewBusinessForm onOpened={setOpened} />
        <InvitedToOpen />
      </Page>
    )
  const toDashboard = (
    <ButtonLink variant="primary" to={customerPath(opened.customerId, backOfficeRoutes.dashboard)}>
      {words.toDashboard}
    </ButtonLink>
  )
  const toPeople = (
    <TextLink to={customerPath(opened.customerId, `${backOfficeRoutes.account}#people`)}>
      {words.inviteOwner}
    </TextLink>
  )
  return (
    <Page title={words.opened(opened.str_company_name)} description={words.openedAbout} back={back}>
      <OpenedCard
        opened={opened}
        dashboard={toDashboard}
        design={
          <ButtonLink to={customerPath(opened.customerId, backOfficeRoutes.design)}>
            {words.chooseLook}
          </ButtonLink>
        }
        people={toPeople}
        onAnother={() => setOpened(undefined)}
      />
    </Page>
  )
}
