/** Thrown by a form's `onSubmit` that has to ask something first: nothing is saved, and nothing has failed. */
export class SubmitPaused extends Error {}
