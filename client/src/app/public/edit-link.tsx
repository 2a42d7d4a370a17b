import { editAddress, partOfPage } from '@mainstreet/shared/edit-address'
import { keyPlaceOf } from '@mainstreet/shared/routes'
import { Pencil } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useShownSite } from '../../kit/site/shown-site'
import { useContactWords } from '../../kit/site/words/contact-words'
import styles from './edit-link.module.css'

/** Leads whoever may edit this site to the same page in the dashboard, where it is changed by pointing at it. */
export const EditLink = () => {
  const { pathname } = useLocation()
  const { company } = useShownSite()
  const { edit } = useContactWords('reach')
  // It belongs to its buyer.
  if (keyPlaceOf(pathname)) return null
  return (
    <a
      className={styles.edit}
      href={editAddress(company.id, pathname)}
      data-of-one={partOfPage(pathname) && true}
    >
      <Pencil aria-hidden="true" />
      {edit}
    </a>
  )
}
