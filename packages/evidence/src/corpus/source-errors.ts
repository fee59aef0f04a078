/** The file is of no known form, or stops being of its form; whole records before that place were given out. */
export class SourceFileError extends Error {}

/** The file is of none of the forms that are read: in a folder it is left out, by itself it is an error. */
export class ForeignFileError extends SourceFileError {}

/** A record that cannot become a document: said by name, counted, never fatal. */
export class UnusableRecord extends Error {}
