import { filledText, id, labelled } from '../columns'
import { all } from '../access'
import { contract, type RowOf } from '../contract'

/** So many answers a business keeps. */
export const maxSavedAnswers = 5

/** Answers that a business gives often, to begin one with. */
export const savedAnswerContract = contract({
  path: 'saved-answers',
  name: { en: 'Saved answers', fr: 'Réponses enregistrées' },
  called: 'text',
  record: {
    id,
    customerId: id,
    text: labelled({ en: 'Answer', fr: 'Réponse' }, filledText(500)),
  },
  writable: ['text'],
  translatable: ['text'],
  required: ['text'],
  access: { owner: { methods: all }, messages: { methods: all, writable: ['text', 'translations'] } },
})

export type SavedAnswer = RowOf<typeof savedAnswerContract>
