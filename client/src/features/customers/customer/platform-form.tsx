import { roleNames, type Account } from '@mainstreet/shared/contracts/account'
import { changeAccount } from '@mainstreet/shared/contracts/lifecycle'
import { useOperation } from '../../../kit/data/data-writes'
import { Field } from '../../../kit/form/fields/field'
import { Form } from '../../../kit/form/form'
import { FormActions } from '../../../kit/form/form-actions'
import { SwitchField } from '../../../kit/form/fields/switch-field'
import { useChoiceField } from '../../../kit/form/fields/use-form-field'
import { useWords } from '../../../kit/language/bilingual'
import { Card } from '../../../kit/ui/card'
import { Grid, Row, Stack } from '../../../kit/ui/stack'
import { toast } from '../../../kit/ui/toaster'
import { customersWords } from '../list/words'
import { lifecycleWords } from './lifecycle-words'
import styles from './platform-form.module.css'

type Platform = Pick<
  Account,
  'str_domain' | 'region' | 'roles' | 'catalogEnabled' | 'ecommerceEnabled' | 'marketplaceEnabled'
> & { reason: string }

const RolesField = () => {
  const { roles } = useWords(lifecycleWords)
  const { roles: names } = useWords(customersWords)
  const { field } = useChoiceField({ name: 'roles', label: roles })
  const chosen: Account['roles'] = field.value
  return (
    <fieldset>
      <legend className={styles.legend}>{roles}</legend>
      <Row>
        {roleNames.map((role) => (
          <label key={role}>
            <input
              type="checkbox"
              checked={chosen.includes(role)}
              onChange={({ target }) =>
                field.onChange(
                  roleNames.filter((each) => (each === role ? target.checked : chosen.includes(each))),
                )
              }
            />{' '}
            {names[role]}
          </label>
        ))}
      </Row>
    </fieldset>
  )
}

const platformOf = (account: Account): Platform => {
  const { str_domain, region, roles, catalogEnabled, ecommerceEnabled, marketplaceEnabled } = account
  return { str_domain, region, roles, catalogEnabled, ecommerceEnabled, marketplaceEnabled, reason: '' }
}

type PlatformFormProps = { account: Account; oldDomains: readonly string[]; onDone: () => void }

/** What ties an account to the platform; a change needs a reason, and is undone from the history. */
export const PlatformForm = ({ account, oldDomains, onDone }: PlatformFormProps) => {
  const words = useWords(lifecycleWords)
  const { run } = useOperation('change-account')
  return (
    <Card title={words.platform} description={words.platformAbout}>
      <Form<Platform>
        label={words.platform}
        contract={changeAccount}
        defaultValues={platformOf(account)}
        onSubmit={(values) => run({ customerId: account.id, ...values })}
        onSaved={() => {
          toast.success(words.saved)
          onDone()
        }}
      >
        <Stack>
          <Grid min={14}>
            <Field name="str_domain" autoComplete="off" autoCapitalize="none" spellCheck={false} />
            <Field name="region" autoComplete="off" autoCapitalize="none" />
          </Grid>
          {oldDomains.length > 0 && <p>{words.oldDomains(oldDomains.join(', '))}</p>}
          <RolesField />
          <SwitchField name="catalogEnabled" />
          <SwitchField name="ecommerceEnabled" />
          <SwitchField name="marketplaceEnabled" />
          <Field name="reason" required autoComplete="off" />
          <FormActions submit={words.save} />
        </Stack>
      </Form>
    </Card>
  )
}
