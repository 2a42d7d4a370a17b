import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { ChartColumn } from 'lucide-react'
import { useBackOfficeLinks } from '../../kit/back-office-links'
import { useWords } from '../../kit/language/bilingual'
import { ButtonLink } from '../../kit/ui/link'
import { salesWords } from './words'

/** Leads to the sales of the business by period, from a page of the dashboard. */
export const SalesLink = () => {
  const { title } = useWords(salesWords)
  // The modules show one customer to staff, and have no such page.
  if (useBackOfficeLinks().inModule) return null
  return (
    <ButtonLink to={backOfficeRoutes.sales} icon={<ChartColumn />}>
      {title}
    </ButtonLink>
  )
}
