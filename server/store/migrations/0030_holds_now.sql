-- How many reservations of a night an account or a browser has made. VOLATILE, so that it counts what others have
-- committed until now; the statement that calls it after waiting for a lock sees the table as it was before.
CREATE FUNCTION reservations_now_1(night uuid, account text, browser text) RETURNS bigint LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (SELECT count(*) FROM reservation
    WHERE event_id = night AND (user_id = account OR visitor_id = browser));
END
$$;
