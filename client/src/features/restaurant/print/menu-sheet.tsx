import type { Account } from '@mainstreet/shared/contracts/account'
import { menuSections, restaurantContract, type Dish } from '@mainstreet/shared/contracts/restaurant'
import type { Weekday } from '@mainstreet/shared/rules/time/local-time'
import { menuSigns } from '@mainstreet/shared/rules/site/menu-signs'
import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, toCents } from '@mainstreet/shared/rules/money/money'
import { inLanguage } from '@mainstreet/shared/translations'
import { inOrder } from '@mainstreet/shared/rules/in-order'
import { RichText } from '../../../kit/rich-text/rich-text'
import { menuWords } from '../editor/menu-words'
import styles from './menu-sheet.module.css'
import { paperWords } from './print-words'

const DishOnPaper = ({ dish, locale }: { dish: Dish; locale: Locale }) => {
  const diets = dish.diets.map((diet) => menuSigns[locale].diets[diet])
  return (
    <li className={styles.dish}>
      <div className={styles.line}>
        <h3 lang={dish.lang?.name}>{dish.name}</h3>
        {dish.cost !== null && (
          <>
            <span className={styles.leader} aria-hidden="true" />
            <span className={styles.price}>{formatMoney(toCents(dish.cost), locale)}</span>
          </>
        )}
      </div>
      <RichText html={dish.description} className={styles.text} />
      {diets.length > 0 && <p className={styles.diets}>{diets.join(' · ')}</p>}
    </li>
  )
}

/** As many dishes as a sheet has room for below each other. */
const oneColumn = 8

type MenuSheetProps = { account: Account; day: Weekday; dishes: readonly Dish[]; locale: Locale }

/** The menu of one day as it hangs on the wall, in one language of the site; a dish that is not translated keeps its own. */
export const MenuSheet = ({ account, day, dishes, locale }: MenuSheetProps) => {
  const words = menuWords[locale]
  const { language, bilingual } = account
  const shown = dishes.map((dish) =>
    inLanguage(restaurantContract, dish, { asked: locale, language, bilingual }),
  )
  return (
    <article
      className={styles.sheet}
      data-many={dishes.length > oneColumn || undefined}
      lang={locale}
      aria-label={paperWords[locale].menuOf(words.day[day])}
    >
      <header className={styles.head}>
        {account.str_logo_image && <img className={styles.logo} src={account.str_logo_image} alt="" />}
        <p className={styles.name}>{account.str_company_name}</p>
        <p className={styles.day}>{words.day[day]}</p>
      </header>
      <div className={styles.sections}>
        {menuSections.map(({ timeId }) => {
          const served = inOrder(shown.filter((dish) => dish.timeId === timeId))
          if (served.length === 0) return null
          return (
            <section key={timeId} className={styles.section}>
              <h2>{words.sections[timeId]}</h2>
              <ul>
                {served.map((dish) => (
                  <DishOnPaper key={dish.id} {...{ dish, locale }} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </article>
  )
}
