import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Plus } from 'lucide-react'
import { useBackOfficeLinks } from '../../../kit/back-office-links'
import { useWords } from '../../../kit/language/bilingual'
import { ButtonLink } from '../../../kit/ui/link'
import { newOrderWords } from './words'

/** Leads to writing an order by hand, from a page of the dashboard. */
export const NewOrderLink = () => {
  const { title } = useWords(newOrderWords)
  // The modules show one customer to staff, and have no such page.
  if (useBackOfficeLinks().inModule) return null
  return (
    <ButtonLink to={backOfficeRoutes.newOrder} icon={<Plus />}>
      {title}
    </ButtonLink>
  )
}
