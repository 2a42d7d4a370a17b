import { maxGiftCodeLength } from '@mainstreet/shared/rules/money/gift-card'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Answer } from '@mainstreet/shared/services'
import { useState, type FormEvent } from 'react'
import { useOperation } from '../../../kit/data/data-writes'
import { ApiError } from '../../../kit/data/rest'
import { useLocale } from '../../../kit/site/words/use-site-words'
import { OwnPage } from '../../../kit/site/own/own-page'
import { Button } from '../../../kit/ui/button'
import { Notice } from '../../../kit/ui/notice'
import { Stack } from '../../../kit/ui/stack'
import { TextField } from '../../../kit/ui/text-field'

const en = {
  title: 'Your gift card',
  about: 'Type the code of your card to see what is left of it. At the checkout the same code pays.',
  code: 'Code of the card',
  look: 'See what is left',
  left: (amount: string, value: string) => `${amount} of ${value} is left on this card.`,
  unknown: 'There is no gift card with this code.',
  tooMany: 'Too many requests. Please try again later.',
  failed: 'That did not work. Please try again in a moment.',
}

const fr: typeof en = {
  title: 'Votre carte-cadeau',
  about: 'Tapez le code de votre carte pour voir ce qu’il en reste. Le même code sert à payer.',
  code: 'Code de la carte',
  look: 'Voir ce qui reste',
  left: (amount, value) => `Il reste ${amount} sur ${value} sur cette carte.`,
  unknown: 'Aucune carte-cadeau n’a ce code.',
  tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
}

const words: Record<Locale, typeof en> = { en, fr }

const whyNot = (error: unknown, { unknown, tooMany, failed }: typeof en): string => {
  const code = error instanceof ApiError ? error.code : 0
  if (code === 404 || code === 400) return unknown
  return code === 429 ? tooMany : failed
}

/** Where somebody looks what is left of a gift card. */
export const PublicGiftCardPage = () => {
  const locale = useLocale()
  const texts = words[locale]
  const { run, busy } = useOperation('gift-card-balance')
  const [code, setCode] = useState('')
  const [card, setCard] = useState<Answer<'gift-card-balance'> | null>(null)
  const [failure, setFailure] = useState('')
  const look = async (event: FormEvent) => {
    event.preventDefault()
    setCard(null)
    setFailure('')
    await run({ code }).then(setCard, (error: unknown) => setFailure(whyNot(error, texts)))
  }
  return (
    <OwnPage title={texts.title}>
      <p>{texts.about}</p>
      <form onSubmit={(event) => void look(event)}>
        <Stack>
          <TextField
            label={texts.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={maxGiftCodeLength}
            required
            value={code}
            error={failure || undefined}
            onChange={({ target }) => setCode(target.value)}
          />
          <div>
            <Button type="submit" variant="primary" loading={busy}>
              {texts.look}
            </Button>
          </div>
        </Stack>
      </form>
      <div aria-live="polite">
        {card && (
          <Notice tone="success">
            {texts.left(formatMoney(card.balance, locale), formatMoney(card.value, locale))}
          </Notice>
        )}
      </div>
    </OwnPage>
  )
}
