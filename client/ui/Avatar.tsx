import classes from './Avatar.module.css';

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};

/** A person's picture, or the initials of the name. Decorative: the name is beside it. `size` in px. */
export const Avatar = ({
  name,
  picture,
  size,
}: {
  name: string;
  picture: string | null | undefined;
  size: number;
}) =>
  picture ? (
    <img src={picture} alt="" width={size} height={size} loading="lazy" className={classes.avatar} />
  ) : (
    <span
      className={classes.avatar}
      style={{ width: size, height: size, fontSize: Math.max(14, size * 0.4) }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
