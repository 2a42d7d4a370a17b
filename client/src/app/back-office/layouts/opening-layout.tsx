import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { Outlet } from 'react-router-dom'
import styles from './admin-layout.module.css'
import { BackOfficeData } from '../back-office-data'
import { Brand } from '../brand'
import { MainArea, SkipLink } from './main-area'

/** The layout of who has no business yet: the product's name and one page. */
export const OpeningLayout = () => (
  <div className={styles.shell}>
    <SkipLink />
    <header className={styles.bar}>
      <Brand to={backOfficeRoutes.openBusiness} />
    </header>
    <BackOfficeData customerId={null}>
      <MainArea>
        <Outlet />
      </MainArea>
    </BackOfficeData>
  </div>
)
