import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOperationRead } from '../../kit/data/use-operation-read'
import { useWords } from '../../kit/language/bilingual'
import { useSession } from '../../kit/session/session-context'
import { Button } from '../../kit/ui/button'
import { ErrorState } from '../../kit/ui/error-state'
import { Page } from '../../kit/ui/page'
import { Spinner } from '../../kit/ui/spinner'
import { NewBusinessForm, type Opened } from './new-business-form'
import { openingWords } from './opening-words'

/** Only who may open a business is answered. */
const nothing = { str_company_name: '' }

const Uninvited = () => {
  const words = useWords(openingWords)
  const { session } = useSession()
  return (
    <Page
      title={words.noInvitation}
      description={words.noInvitationAbout}
      secondary={<Button onClick={() => void session.signOut()}>{words.signOut}</Button>}
    >
      {null}
    </Page>
  )
}

/** Opens one's own business, for who has accepted an invitation to open one. */
export const OpenBusinessPage = () => {
  const words = useWords(openingWords)
  const { session } = useSession()
  const navigate = useNavigate()
  const [isAllowed, setIsAllowed] = useState(false)
  // Asked once: from the press that opens the business on, its owner may open no other.
  const { answer, error, refetch } = useOperationRead('suggest-address', isAllowed ? null : nothing)
  if (answer && !isAllowed) setIsAllowed(true)
  const goOn = async ({ customerId }: Opened) => {
    // The session has a business from now on.
    await session.renew(await session.token())
    session.chooseAccount(customerId)
    await navigate(backOfficeRoutes.dashboard, { replace: true })
  }
  if (error?.code === 403) return <Uninvited />
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!answer) return <Spinner large />
  return (
    <Page title={words.ownTitle} description={words.about}>
      <NewBusinessForm isOwn onOpened={goOn} />
    </Page>
  )
}
