import { Drawer } from '../../kit/ui/drawer'
import styles from './site-header.module.css'
import { SiteLink } from './site-link'
import { useTexts } from './texts/use-texts'
import { useNavigation } from './use-navigation'

/** The navigation as a panel at the side, for narrow windows. */
export const PhoneMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const texts = useTexts('site')
  return (
    <Drawer open={open} onClose={onClose} title={texts.menu} side="start">
      <nav aria-label={texts.navigation} data-visit="navigation">
        <ul className={styles.menu}>
          {useNavigation().map(({ id, text, link }) => (
            <li key={id}>
              <SiteLink link={link} className={styles.menuLink} onClick={onClose}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
