import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Mails } from 'lucide-react'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { useWords } from '../../kit/language/bilingual'
import { ButtonLink } from '../../kit/ui/link'
import { mailWords } from './words'

/** Leads to the mails of the business, from a page of the dashboard. */
export const MailsLink = () => {
  const words = useWords(mailWords)
  // The modules show one customer to staff, and have no such page.
  if (useBackOfficeLinks().inModule) return null
  return (
    <ButtonLink to={backOfficeRoutes.mails} icon={<Mails />}>
      {words.title}
    </ButtonLink>
  )
}
