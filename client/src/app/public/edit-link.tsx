import { editAddress } from '@mainstreet/shared/edit-address'
import { routes } from '@mainstreet/shared/routes'
import { Pencil } from 'lucide-react'
import { matchPath, useLocation } from 'react-router-dom'
import { useShownSite } from '../../kit/site/shown-site'
import { useContactTexts } from '../../kit/site/texts/contact-texts'
import styles from './edit-link.module.css'

/** The pages that are about one thing, which is what one wants to change there. */
const ownPages = { item: routes.item, car: routes.car, event: routes.event, funeral: routes.funeral }

const partOf = (page: string): string | undefined =>
  Object.entries(ownPages)
    .map(([kind, pattern]) => [kind, matchPath(pattern, page)?.params.id] as const)
    .filter(([, id]) => id && /^[1-9]\d*$/.test(id))
    .map(([kind, id]) => `${kind}:${id}`)[0]

/** Leads whoever may edit this site to the same page in the dashboard, where it is changed by pointing at it. */
export const EditLink = () => {
  const { pathname } = useLocation()
  const { company } = useShownSite()
  const { edit } = useContactTexts('reach')
  // It belongs to its buyer.
  if (matchPath(routes.order, pathname)) return null
  return (
    <a className={styles.edit} href={editAddress(company.id, { page: pathname, part: partOf(pathname) })}>
      <Pencil aria-hidden="true" />
      {edit}
    </a>
  )
}
