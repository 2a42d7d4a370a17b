import { optionsContract, type ProfileOptions } from '@mainstreet/shared/contracts/site/profile'
import { AutoSaveSection } from '../../kit/form/auto-save-section'
import { namedOptions, numberOptions, withOwn } from '../../kit/ui/number-options'
import { SelectField } from '../../kit/form/fields/select-field'
import { SwitchField } from '../../kit/form/fields/switch-field'
import { useWords } from '../../kit/language/bilingual'
import { bookingSettingWords } from './booking-setting-words'

const leadHours = [0, 1, 2, 3, 4, 6, 12, 24, 48, 72]
const daysAhead = [7, 14, 21, 30, 45, 60]

/** Whether guests book tables on the site of a restaurant, and within which bounds. */
export const BookingsSection = ({ options }: { options: ProfileOptions }) => {
  const words = useWords(bookingSettingWords)
  return (
    <AutoSaveSection
      id="bookings"
      title={words.title}
      about={words.about}
      contract={optionsContract}
      row={options}
    >
      <SwitchField name="bookings" />
      <SelectField
        name="bookingLeadHours"
        numeric
        options={namedOptions(withOwn(leadHours, options.bookingLeadHours), words.hours)}
      />
      <SelectField
        name="bookingDaysAhead"
        numeric
        options={namedOptions(withOwn(daysAhead, options.bookingDaysAhead), words.days)}
      />
      <SelectField name="bookingLargestParty" numeric options={numberOptions(1, 20, words.people)} />
    </AutoSaveSection>
  )
}
