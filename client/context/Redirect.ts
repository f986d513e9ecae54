/** What a loader throws to show another page instead. `location` is a path of this site with its locale, or a whole address. */
export class Redirect {
  readonly location: string;
  readonly status: number;

  constructor(location: string, status = 302) {
    this.location = location;
    this.status = status;
  }
}
